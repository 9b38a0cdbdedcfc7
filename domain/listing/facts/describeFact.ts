import type { Fact } from './Fact.ts'

/** What a fact may be, in English, for the description of the calls. */
export function describeFact(fact: Fact): string {
  const scope = [
    ...(fact.isPrivate ? ['never public'] : []),
    ...(fact.contracts ? [`contracts: ${fact.contracts.join(', ')}`] : []),
    ...(fact.categories ? [`categories: ${fact.categories.join(', ')}`] : []),
  ]
  return [valuesOf(fact), ...scope].join('; ')
}

function valuesOf(fact: Fact): string {
  switch (fact.kind) {
    case 'whole':
    case 'decimal': {
      const what = fact.kind === 'whole' ? 'whole number' : 'number'
      return `${what}, ${fact.min} to ${fact.max}${fact.unit ? `, ${fact.unit}` : ''}`
    }
    case 'choice':
      return fact.of.names.join(' | ')
    case 'choices':
      return `list of ${fact.of.names.join(' | ')}`
    case 'answer':
      return 'true or false'
    case 'day':
      return `day, YYYY-MM-DD, from ${fact.from} to before ${fact.to}`
    case 'line':
      return `text, at most ${fact.most} characters${fact.pattern ? `, ${fact.pattern.source}` : ''}`
  }
}
