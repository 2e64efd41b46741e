/** What the menu of a step offers: first what can be done, then to which place or to whom. */
import { showStep } from '../document/edits/show-step.ts'
import { useStudio } from '../store/context.tsx'
import { useTexts } from '../texts.tsx'
import type { MenuItem } from './menu-items.tsx'
import type { StepToMove } from './step-to-move.ts'

export type MenuPage = 'first' | 'places' | 'customers'

export function useMenuPages(
  { step: { name, index }, path, move }: StepToMove,
  turnTo: (page: MenuPage) => void,
): Readonly<Record<MenuPage, readonly MenuItem[]>> {
  const text = useTexts()
  const { apply, selectStep, show } = useStudio()
  const showTo = (kind: 'everyone' | 'nobody') => apply((current) => showStep(current, name, { kind }))
  const openStep = () => {
    selectStep(name)
    show('step', 'step')
  }
  const openText = () => {
    selectStep(name)
    show('centre', 'text')
  }
  const inText: MenuItem = { label: text('step.menu.text'), choose: openText }
  if (index === null) return { first: [inText], places: [], customers: [] }
  const others = path.filter((step) => step !== name)
  return {
    first: [
      { label: text('step.menu.up'), isOff: index === 0, choose: () => move(name, index - 1) },
      { label: text('step.menu.down'), isOff: index === path.length - 1, choose: () => move(name, index + 1) },
      { label: text('step.menu.to'), opens: true, choose: () => turnTo('places') },
      { label: text('step.menu.show'), opens: true, choose: () => turnTo('customers') },
      inText,
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
