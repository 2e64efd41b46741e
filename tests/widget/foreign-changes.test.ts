// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { tolerateForeignChanges } from '../../src/widget/foreign-changes.ts'

const { removeChild, insertBefore } = Node.prototype
beforeEach(() => tolerateForeignChanges(Node.prototype))
afterEach(() => Object.assign(Node.prototype, { removeChild, insertBefore }))

/** A line of a text, of which React knows the node. */
function line(): { parent: HTMLElement; text: Text } {
  const parent = document.createElement('p')
  const text = document.createTextNode('Hello')
  parent.append(text, document.createElement('b'))
  return { parent, text }
}

function wrap(text: Text): void {
  const font = document.createElement('font')
  text.replaceWith(font)
  font.append(text)
}

it('removes a text that was wrapped, and ignores one that was replaced', () => {
  const wrapped = line()
  wrap(wrapped.text)
  expect(wrapped.parent.removeChild(wrapped.text)).toBe(wrapped.text)
  expect(wrapped.parent.textContent).toBe('')
  const replaced = line()
  replaced.text.replaceWith('Bonjour')
  expect(replaced.parent.removeChild(replaced.text)).toBe(replaced.text)
  expect(replaced.parent.textContent).toBe('Bonjour')
})

it('inserts before what wraps a text, and at the end where the text was replaced', () => {
  const wrapped = line()
  wrap(wrapped.text)
  wrapped.parent.insertBefore(document.createTextNode('Oh! '), wrapped.text)
  expect(wrapped.parent.innerHTML).toBe('Oh! <font>Hello</font><b></b>')
  const replaced = line()
  replaced.text.replaceWith('Bonjour')
  replaced.parent.insertBefore(document.createTextNode('!'), replaced.text)
  expect(replaced.parent.innerHTML).toBe('Bonjour<b></b>!')
})

it('does what the browser does with nodes that nobody has touched', () => {
  const { parent, text } = line()
  parent.insertBefore(document.createElement('i'), text)
  parent.insertBefore(document.createElement('u'), null)
  expect(parent.innerHTML).toBe('<i></i>Hello<b></b><u></u>')
  parent.removeChild(text)
  expect(parent.innerHTML).toBe('<i></i><b></b><u></u>')
})
