import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const platform = join(import.meta.dirname, '../../server/platform')

/** Every variable of the environment that the portal reads, flags aside. */
export function configuredVariables(): ReadonlySet<string> {
  const source = [
    'Configuration',
    'settings/databaseSettings',
    'settings/socialSettings',
    'settings/marketingSettings',
    'settings/mediaSettings',
    'settings/operatorSettings',
    'settings/paymentSettings',
    'settings/pushSettings',
    'settings/sentenceModelSettings',
    'settings/observabilitySettings',
    'settings/vendorSettings',
  ].map((name) => readFileSync(join(platform, `${name}.ts`), 'utf8'))
  const names = source.join('\n').matchAll(/'([A-Z][A-Z0-9]*(?:_[A-Z]+)*)'/g)
  return new Set([...names].flatMap((match) => match[1] ?? []))
}
