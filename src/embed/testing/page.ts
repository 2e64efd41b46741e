/** A page that is a fake widget, for tests in a browser: `?scenario=<name>` beside the parameters of the SDK. */
import { defaultPrefix } from '../../messages/default-prefix.ts'
import { createFakeWidget, type Scenario } from './fake-widget.ts'

const { searchParams } = new URL(location.href)
const host: Window = parent === window ? opener : parent
const origin = searchParams.get('origin')

if (origin) {
  const widget = createFakeWidget((searchParams.get('scenario') ?? 'stays') as Scenario, {
    prefix: searchParams.get('prefix') ?? defaultPrefix,
    post: (message) => host.postMessage(message, origin),
  })
  addEventListener('message', ({ source, data, ports }) => source === host && widget.hear(data, ports))
  addEventListener('keydown', ({ key }) => key === 'Escape' && widget.send({ type: 'escape' }))

  const actions: Readonly<Record<string, () => void>> = {
    Finish: () => {
      widget.succeed()
      widget.send({ type: 'close' })
    },
    Close: widget.exit,
    Grow: () => widget.send({ type: 'resize', height: 700 }),
    Beside: () => widget.send({ type: 'click-outside' }),
    Reload: () => location.reload(),
  }
  for (const [name, act] of Object.entries(actions)) {
    const button = document.createElement('button')
    button.append(name)
    button.onclick = act
    document.body.append(button)
  }
  document.body.append(document.createElement('input'))
  widget.load()
}
