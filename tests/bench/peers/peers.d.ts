/** What the benches use of packages that only `npm run bench` installs. */
declare module 'robot3' {
  type Piece = { readonly piece: unique symbol }
  type Context = import('../engine/lap.ts').InProgress
  type Event = import('../../../src/engine/index.ts').Event

  export interface Service {
    context: Context
    machine: { current: string }
    send: (event: Event) => void
  }
  export function createMachine(states: Record<string, Piece>, context: () => Context): Piece
  export function state(...pieces: Piece[]): Piece
  export function transition(event: Event['type'], to: string, ...pieces: Piece[]): Piece
  export function guard(holds: (context: Context, event: Event) => boolean): Piece
  export function reduce(next: (context: Context, event: Event) => Context): Piece
  export function interpret(machine: Piece, onChange: () => void): Service
}

declare module 'json-logic-js' {
  const logic: { apply: (rule: unknown, data: unknown) => unknown }
  // biome-ignore lint/style/noDefaultExport: it is what the package has
  export default logic
}

declare module '@mxenabled/connect-widget' {
  import type { ComponentType, ReactNode } from 'react'

  export const ApiProvider: ComponentType<{ apiValue: object; children: ReactNode }>
  export const ConnectWidget: ComponentType<Record<string, unknown>>
}

declare module '@mxenabled/connect-widget/dist/style.css'
