/** What a test provokes on purpose. */
export interface Tolerance {
  /** Errors in the console. */
  console?: readonly RegExp[]
  /** Uncaught errors. */
  uncaught?: readonly RegExp[]
  /** Origins other than the test servers that the page may request. */
  origins?: readonly string[]
  /** What the policy forbids. */
  violations?: readonly RegExp[]
  /** What the user typed and the host may be told: the answers of a form of the flow. */
  expected?: readonly RegExp[]
  /** The test itself posts messages in a widget's place. */
  forged?: boolean
  /** The widget is not closed at the end: time stands still, or files and answers that Close needs do not come. */
  open?: boolean
  /** The widget shows nothing: a file of it does not come. */
  blank?: boolean
}

export interface Monitor {
  /** Looks at what is shown and stored at the end of the test. */
  finish: () => Promise<void>
}
