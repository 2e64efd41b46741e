export { label } from '../controls/label.ts'
