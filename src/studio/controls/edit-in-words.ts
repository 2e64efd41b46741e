import { conditionInWords } from '../../analysis/index.ts'
import { defined, durationInWords, isDurationKey, pointerSegments } from '../../flow/index.ts'
import type { EditLabel } from '../document/edits/edit.ts'
import type { Texts } from '../ui-texts.tsx'
import { placeInWords, settingInWords } from './place-in-words.ts'
import { targetInWords } from './target-in-words.ts'

export function editInWords(label: EditLabel, text: Texts): string {
  if (label.code === 'typed') return text('edit.typed')
  if (label.code === 'draft-restored') return text('edit.draft')
  if (label.code === 'file-changed') return text('edit.file')
  if (label.code === 'older-version') return text('edit.older', { name: label.name })
  if (label.code === 'tests-updated') return text('edit.tests', { count: label.rows })
  if (label.code === 'test-removed') return text('edit.removed', { test: label.test })
  if (label.code === 'setting-changed') return settingChanged(label, text)
  if (label.code === 'words-changed')
    return text('edit.words', { key: defined(pointerSegments(label.pointer).at(-2), 'key of words') })
  if (label.code === 'form-changed') return text('edit.form', { form: label.form })
  if (label.code === 'file-made') return text('edit.made', { file: label.file })
  if (label.code === 'finding-fixed') return text('edit.fixed', { rule: label.rule })
  if (label.code === 'value-set') return text('edit.value', { place: placeInWords(label.pointer, text) })
  if (label.code === 'inherited') return text('edit.inherited', { place: placeInWords(label.pointer, text) })
  const { step } = label
  if (label.code === 'step-added') return text('edit.added', { step })
  if (label.code === 'step-hidden') {
    const { rules: count, to } = label
    return to === null
      ? text('edit.dropped', { step, count })
      : text('edit.led', { step, count, target: targetInWords(to, text) })
  }
  if (label.code === 'step-removed') {
    const { rules: count, to } = label
    return to === null
      ? text('edit.gone', { step, count })
      : text('edit.gone-led', { step, count, target: targetInWords(to, text) })
  }
  if (label.code === 'target-changed') return text('edit.target', { step, target: targetInWords(label.target, text) })
  if (label.code === 'time-changed') return text('edit.time', { step, duration: durationInWords(label.ms) })
  if (label.code === 'description-changed') return text('edit.description', { step })
  if (label.code === 'step-moved') return text('edit.moved', { step, place: label.place })
  const { shown } = label
  if (shown.kind === 'where') return text('edit.where', { step, condition: conditionInWords(shown.condition) })
  return text(shown.kind === 'nobody' ? 'edit.nobody' : 'edit.everyone', { step })
}

type SettingChanged = Extract<EditLabel, { code: 'setting-changed' }>

const settingChanged = ({ setting, value }: SettingChanged, text: Texts): string =>
  text('edit.setting', {
    setting: settingInWords(setting, text),
    value: isDurationKey(setting) ? durationInWords(value) : value,
  })
