import { useId } from 'react'
import type { SharedOption } from '../../generated/flow.types.ts'
import { Icon, laterIcons, SafeLink, Text, useText } from '../../ui/index.ts'
import { Part } from '../parts/part.tsx'
import type { ScreenProps } from '../view.ts'
import { flowText, namesIn } from './flow-text.ts'
import { isKnownItem } from './shared-items.ts'

/** On consent: what will be read, for whom, for how long, and how to end it (docs/flows.md). */
export function SharedData({ view }: Pick<ScreenProps, 'view'>) {
  return view.options?.shared && <Shared view={view} shared={view.options.shared} />
}

function Shared({ view, shared }: Pick<ScreenProps, 'view'> & { shared: SharedOption }) {
  const text = useText()
  const headingId = useId()
  const names = namesIn(view, '')
  const { client } = names
  const hasClient = Boolean(view.client.name)
  return (
    <Part view={view} name="shared">
      <section className="shared" aria-labelledby={headingId}>
        <h2 className="shared-heading" id={headingId}>
          {hasClient ? text('shared.heading', { client }) : text('shared.heading-unnamed')}
        </h2>
        <ul className="shared-items">
          {shared.items.map((name) => {
            const own = shared.own?.[name]
            return (
              <li key={name}>
                <Icon path={laterIcons.check} size={20} tone="success" />
                <span className="row-words">
                  <span className="row-title">
                    {own ? flowText(own.title, names) : isKnownItem(name) && text(`shared.${name}`)}
                  </span>
                  <span className="row-subtitle">
                    {own ? flowText(own.text, names) : isKnownItem(name) && text(`shared.${name}-text`)}
                  </span>
                </span>
              </li>
            )
          })}
        </ul>
        <dl className="shared-terms">
          <div>
            <dt>{text('shared.for-whom')}</dt>
            <dd>{hasClient ? text('shared.client', names) : names.product}</dd>
          </div>
          <div>
            <dt>{text('shared.how-long')}</dt>
            <dd>
              {shared.months === undefined
                ? text('shared.until-ended')
                : text('shared.months', { count: shared.months })}
            </dd>
          </div>
          <div>
            <dt>{text('shared.end')}</dt>
            <dd>
              {shared.address === undefined ? (
                text(hasClient ? 'shared.end-client' : 'shared.end-any-time', { client })
              ) : (
                <Text
                  id="shared.end-address"
                  values={{ link: (words) => <SafeLink href={shared.address}>{words}</SafeLink> }}
                />
              )}
            </dd>
          </div>
        </dl>
      </section>
    </Part>
  )
}
