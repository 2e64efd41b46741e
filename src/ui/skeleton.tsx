import type { ReactNode } from 'react'

interface SkeletonProps {
  /** What is loading. */
  of: keyof typeof shapes
  rows?: number
}

/** The shape of the content while it loads, so that nothing jumps. Screen readers skip it and hear an announcement. */
export function Skeleton({ of, rows = 1 }: SkeletonProps) {
  return (
    <div className="placeholder" aria-hidden="true" data-of={of}>
      {Array.from({ length: rows }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all the same
        <div className="placeholder-row" key={at}>
          {shapes[of]()}
        </div>
      ))}
    </div>
  )
}

const lines = () => (
  <div className="placeholder-lines">
    <div className="placeholder-blot" data-part="title" />
    <div className="placeholder-blot" data-part="subtitle" />
  </div>
)
const field = () => (
  <div className="placeholder-lines">
    <div className="placeholder-blot" data-part="label" />
    <div className="placeholder-control" />
  </div>
)

/** One row of each kind. */
const shapes = {
  /** Sources, with their logos. */
  list: () => (
    <>
      <div className="placeholder-blot" data-part="logo" />
      {lines()}
    </>
  ),
  /** Rows without logos. */
  rows: lines,
  /** Accounts, each in a box with a radio button or checkbox. */
  choices: () => (
    <>
      <div className="placeholder-blot" data-part="box" />
      {lines()}
    </>
  ),
  /** A search box, or a button. */
  controls: () => <div className="placeholder-control" />,
  field,
  /** A sentence under the heading, and a field for the answer. */
  question: () => (
    <div className="placeholder-lines">
      <div className="placeholder-blot" data-part="sentence" />
      {field()}
    </div>
  ),
  /** A picture, the button below it, and a field. */
  captcha: () => (
    <div className="placeholder-lines">
      <div className="placeholder-blot" data-part="picture" />
      {field()}
    </div>
  ),
} satisfies Record<string, () => ReactNode>
