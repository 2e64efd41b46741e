import { SourceChip } from '../../ui/index.ts'
import { cutName } from '../../untrusted/index.ts'
import type { View } from '../view.ts'

/** Says above the heading which source a screen is about; nothing without a source. */
export const ChosenSource = ({ view: { source } }: { view: Pick<View, 'source'> }) =>
  source && <SourceChip src={source.logo_url} name={cutName(source.name)} />
