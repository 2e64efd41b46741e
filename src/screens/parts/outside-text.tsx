import { cutText } from '../../untrusted/index.ts'

const longestText = 2000

/** Text from outside: cut to a length that a page can show, with its direction isolated. */
export const OutsideText = ({ children }: { children: string }) => <bdi>{cutText(children, longestText)}</bdi>
