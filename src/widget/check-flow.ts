/** A chunk of its own: the check of a flow's shape, which flows that a build has checked don't need. */
export { compile } from '../flow/index.ts'
