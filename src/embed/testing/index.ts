/** For tests of hosts: a fake widget with scenarios by name, and messages that must have no effect (docs/host.md). */
export { createFakeWidget, type FakeWidget, type FakeWidgetOptions, fakeResult, type Scenario } from './fake-widget.ts'
export {
  type ForgedAnswer,
  type ForgedMessage,
  type ForgedOptions,
  floodOfHellos,
  forgedAnswers,
  forgedMessages,
  lookAlikes,
} from './forged.ts'
export { dispatchMessage, type FakeInstallation, type FakeOptions, installFakeWidget } from './in-jsdom.ts'
