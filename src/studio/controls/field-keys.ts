/** Keys of the window that mean something to a field in which something was typed. */

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>

const commandOf = ({ key, ctrlKey, metaKey }: Pressed): string => (ctrlKey || metaKey ? key.toLowerCase() : '')

/** What is typed is taken first: it is saved, or the next finding is in another step, whose fields take the place of these. */
export const takesTyped = (pressed: Pressed): boolean => commandOf(pressed) === 's' || pressed.key === 'F8'

/** Undo and redo are those of the browser while a field has a text that no file has yet. */
export const isOfField = (pressed: Pressed, field: Pick<HTMLInputElement, 'value' | 'defaultValue'>): boolean =>
  ['z', 'y'].includes(commandOf(pressed)) && field.value !== field.defaultValue
