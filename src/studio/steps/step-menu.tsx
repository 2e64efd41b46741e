/** The menu of a step in the list. It lies over the window, so that a list that scrolls does not cut it off. */
import { useRef, useState } from 'react'
import { useTexts } from '../ui-texts.tsx'
import { MenuItems } from './menu-items.tsx'
import { type MenuPage, useMenuPages } from './menu-pages.ts'
import type { StepToMove } from './step-to-move.ts'

/** Of the largest menu, as its styles have it. */
const size = { width: 232, height: 256 }

export function StepMenu(props: StepToMove) {
  const text = useTexts()
  const menu = useRef<HTMLDivElement>(null)
  /** null: it is closed. */
  const [page, setPage] = useState<MenuPage | null>(null)
  const label = text('step.menu', { step: props.step.name })
  const open = (opener: Element) => {
    const { right, bottom } = opener.getBoundingClientRect()
    menu.current?.style.setProperty('left', `${Math.max(8, right - size.width)}px`)
    menu.current?.style.setProperty('top', `${Math.max(8, Math.min(bottom + 4, innerHeight - size.height))}px`)
    menu.current?.showPopover()
  }
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={page !== null}
        onClick={({ currentTarget }) => open(currentTarget)}
      >
        ⋮
      </button>
      <div
        ref={menu}
        popover="auto"
        className="menu"
        onToggle={({ newState }) => setPage(newState === 'open' ? 'first' : null)}
      >
        {page ? (
          <OpenMenu {...props} label={label} page={page} turnTo={setPage} close={() => menu.current?.hidePopover()} />
        ) : null}
      </div>
    </>
  )
}

interface OpenMenuProps extends StepToMove {
  label: string
  page: MenuPage
  turnTo: (page: MenuPage) => void
  close: () => void
}

/** What a menu offers is made when it opens: a list has many that are closed. */
function OpenMenu({ label, page, turnTo, close, ...step }: OpenMenuProps) {
  const pages = useMenuPages(step, turnTo)
  return <MenuItems key={page} label={label} items={pages[page]} close={close} />
}
