import { defaults, type Language } from '#domain/locale.ts'
import type { GuidePage } from '#domain/market/Guide.ts'
import { guideMethodPath, readGuidePath } from '#domain/market/guidePaths.ts'
import { guideAddress, guideFormats, guideLicence } from '#domain/market/guideAddress.ts'
import { localPath } from '#domain/search/searchPath.ts'
import type { Texts } from '#app/i18n/texts.ts'
import { headingOf } from './guideWords.ts'

const types = { json: 'application/json', csv: 'text/csv' } as const

/** A page of the guide as a data set (schema.org). Nothing in it that the page does not show. */
export function datasetJsonLd(
  texts: Pick<Texts, 't'>,
  { figure, series, computedOn }: GuidePage,
  { path, language, origin }: { readonly path: string; readonly language: Language; readonly origin: string },
) {
  const { kind, contract, level } = figure
  const at = (address: string) => origin + localPath(language, address)
  const own = { ...readGuidePath(path), kind, contract }
  const heading = headingOf(texts, figure)
  return {
    '@context': 'https://schema.org',
    '@type': 'Dataset',
    name: heading,
    description: texts.t('prices.description', { heading }),
    url: at(guideAddress(own)),
    identifier: figure.hash,
    inLanguage: language,
    license: guideLicence,
    isAccessibleForFree: true,
    dateModified: computedOn,
    creator: { '@type': 'Organization', name: texts.t('shell.name'), url: origin },
    spatialCoverage: {
      '@type': 'Place',
      name: figure.place.name,
      address: { '@type': 'PostalAddress', addressCountry: defaults.country },
    },
    temporalCoverage: `${series[0]?.month ?? figure.month}/${figure.month}`,
    measurementTechnique: at(guideMethodPath),
    variableMeasured:
      level === null
        ? undefined
        : Object.entries(level).map(([name, value]) => ({
            '@type': 'PropertyValue',
            name,
            value,
            unitText: 'EUR/m²',
          })),
    distribution: guideFormats.map((format) => ({
      '@type': 'DataDownload',
      encodingFormat: types[format],
      contentUrl: at(guideAddress(own, format)),
    })),
  }
}
