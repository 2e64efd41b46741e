import { useEffect, useId, useState } from 'react'
import type { Connection } from '../../device/index.ts'
import {
  Heading,
  Lead,
  laterIcons,
  ModalSheet,
  PrimaryButton,
  SafeLink,
  TextButton,
  useAnnounce,
  useText,
} from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import { language } from '../parts/page-language.ts'
import type { View } from '../view.ts'

interface ConnectionsProps {
  view: View
  connections: readonly Connection[]
  onRemove: (connection: Connection) => void
}

/** A button for the list of what was connected from this browser. Nothing is shown where nothing is kept. */
export function Connections({ connections, ...props }: ConnectionsProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const isEmptied = isOpen && connections.length === 0
  // With the last entry the sheet and the button that opened it disappear. Until then the page is inert.
  useEffect(() => {
    if (isEmptied) document.querySelector<HTMLElement>('[data-heading]:not([hidden] *)')?.focus()
  }, [isEmptied])
  if (connections.length === 0) return null
  return (
    <div className="connections-link">
      <TextButton icon={laterIcons.link} isLong onClick={() => setOpen(true)}>
        {text('connections.heading')}
      </TextButton>
      {isOpen && <ConnectionList {...props} connections={connections} onClose={() => setOpen(false)} />}
    </div>
  )
}

function ConnectionList({ view, connections, onRemove, onClose }: ConnectionsProps & { onClose: () => void }) {
  const text = useText()
  const announce = useAnnounce()
  const headingId = useId()
  const dates = new Intl.DateTimeFormat(language(), { dateStyle: 'long' })
  const remove = (connection: Connection) => {
    // The button disappears with its row, so the focus moves to the heading first.
    document.querySelector<HTMLElement>('dialog [data-heading]')?.focus()
    announce(text('connections.removed', { provider: cutName(connection.name) }))
    onRemove(connection)
  }
  return (
    <ModalSheet open onClose={onClose} labelledBy={headingId}>
      <Heading level={2} id={headingId}>
        {text('connections.heading')}
      </Heading>
      <Lead>{text('connections.text')}</Lead>
      <ul className="connections" aria-label={text('connections.heading')}>
        {connections.map((connection) => {
          const { id, name, accounts, at } = connection
          const details = [accounts > 0 && text('connections.accounts', { count: accounts }), dates.format(at)]
          return (
            <li key={id}>
              <span className="row-words">
                <bdi className="row-title" id={`${headingId}-${id}`}>
                  {cutName(name)}
                </bdi>
                <span className="row-subtitle">{details.filter(Boolean).join(' · ')}</span>
              </span>
              <TextButton
                isLong
                disabled={view.preview}
                describedBy={`${headingId}-${id}`}
                onClick={() => remove(connection)}
              >
                {text('connections.remove')}
              </TextButton>
            </li>
          )
        })}
      </ul>
      {view.options?.receipt?.address && (
        <p>
          <SafeLink href={view.options.receipt.address} alone>
            {text('connections.manage')}
          </SafeLink>
        </p>
      )}
      <PrimaryButton onClick={onClose}>{text('about.close')}</PrimaryButton>
    </ModalSheet>
  )
}
