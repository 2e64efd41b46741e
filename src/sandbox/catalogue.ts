/** The invented utilities of sources.json, most common first, in the shape of the API. */
import type { Source } from '../generated/api.types.ts'
import { CallError } from './call-errors.ts'
import type { Logo } from './logos.ts'
import records from './sources.json'
import type { Texts } from './texts.ts'

type Field = Source['fields'][number]

/** An entry of sources.json. The rest of a source is derived: logo address, field numbers, translated labels. */
interface SourceRecord extends Pick<Source, 'source_id' | 'name'> {
  /** A readable name for the logo's address and for the ids of fields and accounts. */
  key: string
  country: string
  website: string | null
  logo: Logo
  fields: readonly (Pick<Field, 'field_name' | 'field_type'> & { label: keyof Texts['labels'] })[]
}

const mostCommonCount = 15
export const catalogue: readonly SourceRecord[] = records as SourceRecord[]

/** Ignores case and diacritics: 'electricite' finds 'Électricité'. */
const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export interface SourceContext {
  /** The server's own origin, which serves the logos. */
  origin: string
  texts: Texts
  /** The only sources that the session offers; null for all. */
  offered: readonly string[] | null
}

function toSource({ logo: _, key, ...record }: SourceRecord, { origin, texts }: SourceContext): Source {
  return {
    ...record,
    logo_url: `${origin}/logos/${key}.svg`,
    fields: record.fields.map(({ label, ...field }, index) => ({
      id: `${key}-${index + 1}`,
      field_number: index + 1,
      field_label: texts.labels[label],
      ...field,
      field_value: null,
    })),
  }
}

interface Query {
  search?: string | null
  source_id?: string | null
}

/** `/link/sources`: the source with this id, else those whose name contains the term, else the most common. */
export function findSources({ search, source_id }: Query, context: SourceContext): Source[] {
  const { offered } = context
  const available = offered ? catalogue.filter((record) => offered.includes(record.source_id)) : catalogue
  const term = fold(search?.trim() ?? '')
  const found = () => {
    if (typeof source_id === 'string') return available.filter((record) => record.source_id === source_id)
    if (term !== '') return available.filter(({ name }) => fold(name).includes(term))
    return available.slice(0, mostCommonCount)
  }
  return found().map((record) => toSource(record, context))
}

/** The source with this id. Throws INVALID_SOURCE if the session does not offer it. */
export function requireSource(sourceId: string, context: SourceContext): Source {
  const [source] = findSources({ source_id: sourceId }, context)
  if (!source) throw new CallError('INVALID_SOURCE', 'The session offers no source with this source_id.')
  return source
}

/** Position in the catalogue, from 0. Throws for an id that `requireSource` has not checked. */
export function positionOf(sourceId: string): number {
  const position = catalogue.findIndex(({ source_id }) => source_id === sourceId)
  if (position < 0) throw new Error('The catalogue has no source with this id.')
  return position
}

export const findByKey = (key: string): SourceRecord | undefined => catalogue.find((record) => record.key === key)
