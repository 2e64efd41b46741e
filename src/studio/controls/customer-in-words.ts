import { flowNameOf } from '../../flow-files/index.ts'
import type { Customer } from '../results/customers.ts'
import type { Texts } from '../ui-texts.tsx'

export function customerInWords({ file, setting, isVariant }: Customer, text: Texts): string {
  if (isVariant) return text('customer.variant', { name: flowNameOf(file) })
  return setting
    ? text('customer.setting', { setting: setting.input, value: String(setting.value) })
    : text('customer.usual')
}
