/** What the menu of a step offers: first what can be done, then to which place or to whom. */
import { migrationOf, removeStep } from '../document/edits/remove-step.ts'
import { showStep } from '../document/edits/show-step.ts'
import { readFlow } from '../document/read-flow.ts'
import { useStudio } from '../store/context.tsx'
import { allFiles } from '../store/files.ts'
import { useTexts } from '../ui-texts.tsx'
import type { MenuItem } from './menu-items.tsx'
import type { StepToMove } from './step-to-move.ts'

export type MenuPage = 'first' | 'places' | 'customers'

export function useMenuPages(
  { step: { name, index }, path, isLocked, move }: StepToMove,
  turnTo: (page: MenuPage) => void,
): Readonly<Record<MenuPage, readonly MenuItem[]>> {
  const text = useTexts()
  const { store, apply, selectStep, show, showText } = useStudio()
  const showTo = (kind: 'everyone' | 'nobody') => apply((current) => showStep(current, name, { kind }))
  const openStep = () => {
    selectStep(name)
    show('step', 'step')
  }
  const openText = () => {
    selectStep(name)
    showText(store.getState().file)
    show('centre', 'text')
  }
  const inText: MenuItem = { label: text('step.menu.text'), choose: openText }
  const migration = () => {
    const { file, opened, definition } = store.getState()
    return migrationOf(readFlow(file, allFiles(opened.files)), definition, name)
  }
  const isOnly = index !== null && path.length === 1
  const gone: MenuItem = {
    label: text('step.menu.remove'),
    isOff: isLocked || isOnly,
    reason: isOnly && text('step.menu.only'),
    choose: () => apply((current) => removeStep(current, name, migration())),
  }
  if (index === null) return { first: [inText, gone], places: [], customers: [] }
  const others = path.filter((step) => step !== name)
  return {
    first: [
      { label: text('step.menu.up'), isOff: isLocked || index === 0, choose: () => move(name, index - 1) },
      {
        label: text('step.menu.down'),
        isOff: isLocked || index === path.length - 1,
        choose: () => move(name, index + 1),
      },
      { label: text('step.menu.to'), isOff: isLocked, opens: true, choose: () => turnTo('places') },
      { label: text('step.menu.show'), isOff: isLocked, opens: true, choose: () => turnTo('customers') },
      inText,
      gone,
    ],
    places: path.map((_, place) => {
      const next = others[place]
      const at = { place: place + 1 }
      return {
        label: next === undefined ? text('step.menu.last', at) : text('step.menu.place', { ...at, step: next }),
        isOff: place === index,
        choose: () => move(name, place),
      }
    }),
    customers: [
      { label: text('shown.everyone'), choose: () => showTo('everyone') },
      { label: text('shown.nobody'), choose: () => showTo('nobody') },
      { label: text('shown.where'), choose: openStep },
    ],
  }
}
