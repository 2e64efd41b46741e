const longestText = 2000

/** A name from outside, short enough to stand in a row or a sentence. */
export const cutName = (name: string) => cut(name, 200)

const cut = (words: string, longest: number) => (words.length > longest ? `${words.slice(0, longest)}…` : words)

/** Sentences from outside: no longer than a page can bear, their direction kept to them (hostile world 22, 39). */
export const OutsideText = ({ children }: { children: string }) => <bdi>{cut(children, longestText)}</bdi>
