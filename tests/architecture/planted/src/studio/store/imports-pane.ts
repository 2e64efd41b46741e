export { placed } from '../map/placed.ts'
