export { state } from '../store/state.ts'
