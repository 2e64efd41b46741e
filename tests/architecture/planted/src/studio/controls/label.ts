export { state as label } from '../store/state.ts'
