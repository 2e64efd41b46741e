/** What the declarations of the package let a host write, and what they do not. */
import { create, type TielineLink, type TielineOptions } from 'tieline'
import * as embed from 'tieline/embed'
import { TielineElement } from 'tieline/embed/element'
import { type HostEventName, parseWidgetMessage, type Reason } from 'tieline/messages'
import messages from 'tieline/schemas/messages.schema.json'
import { type FakeInstallation, installFakeWidget } from 'tieline/testing'

export const options: TielineOptions = {
  url: 'https://widget.example.com',
  token: async () => 'a token',
  onSuccess: (publicToken: string | null, { flow, job_guid }) => [publicToken, flow?.length, job_guid?.length],
  onExit: (error) => error?.code === 'POPUP_BLOCKED',
  onEvent: (name: HostEventName, { view }) => [name, view?.length],
}
export const link: TielineLink = create(options)
export const went: Promise<boolean> = embed.create(options).back()
export const element: HTMLElement = new TielineElement()
export const fake: FakeInstallation = installFakeWidget({ scenario: 'success' })
export const title: string = messages.title

export function reasonOf(data: unknown): Reason | null {
  const message = parseWidgetMessage(data)
  return message?.action === 'error' ? message.reason : null
}

// @ts-expect-error: no message has this action
export const isSuccess = (data: unknown) => parseWidgetMessage(data)?.action === 'succes'

// @ts-expect-error: an address is needed
create({ token: 'a token' })
