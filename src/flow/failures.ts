/** Every kind of failure that a call or a poll can end with. */
export { failureNames } from '../generated/flow.names.ts'
