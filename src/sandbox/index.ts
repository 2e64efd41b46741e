/** Public entry point of the sandbox. */
export { createSandbox, type Sandbox } from './app.ts'
export { createClock, type SandboxClock } from './clock.ts'
export { describeScenarios } from './scenarios.ts'
export { type RunningSandbox, type ServeOptions, serveSandbox } from './serve.ts'
export { sandboxHints, sandboxValues } from './values.ts'
