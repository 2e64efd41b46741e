/** A sentence of the comparison: names stand between backticks. */
export const Sentence = ({ markdown }: { markdown: string }) => (
  <p>{partsOf(markdown).map(({ at, text, isName }) => (isName ? <code key={at}>{text}</code> : text))}</p>
)

const partsOf = (markdown: string) =>
  markdown.split('`').map((text, index) => ({ at: `${index} ${text}`, text, isName: index % 2 === 1 }))
