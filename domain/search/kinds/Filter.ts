/** The kinds of search filters, and how entries of the table of filters are made. */
import type { FlagName } from '../../flags.ts'
import type { GeographyLevel } from '../../geography/levels.ts'
import { answers, orNotStated } from '../../listing/vocabularies/answers.ts'
import type { Vocabulary } from '../../vocabulary.ts'

/** Features that filters or values of filters wait for. */
export type GatingFlag = Extract<
  FlagName,
  'auctions' | 'internationalSearch' | 'keywordSearchFilter' | 'viewFilter' | 'availableToStudentsFilter'
>

/** A number between two bounds, either of which may be open. Both are inclusive. */
export interface Range {
  readonly min?: number
  readonly max?: number
}

interface Gated {
  /** The filter exists only while a feature is on. */
  readonly flag?: GatingFlag
}

export interface RangeFilter extends Gated {
  readonly kind: 'range'
  /** The specification's parameter names. */
  readonly parameter: { readonly min: string; readonly max: string }
  readonly column: string
  readonly unit: 'EUR' | 'm²' | 'count'
  /** Larger values are refused: no home has them, and an int32 column holds them. */
  readonly most: number
}

/** So many or more. */
export interface LeastFilter extends Gated {
  readonly kind: 'least'
  readonly parameter: string
  readonly column: string
  readonly most: number
}

/** One value of a vocabulary. */
export interface ChoiceFilter<Name extends string> extends Gated {
  readonly kind: 'choice'
  readonly parameter: string
  readonly column: string
  readonly vocabulary: Vocabulary<Name>
  /** Values that exist only while a feature is on. */
  readonly behind?: { readonly [Value in Name]?: GatingFlag }
}

/** Any of several values. `isMask`: a home may have several at once, and the column holds a bit for each. */
export interface ChoicesFilter<Name extends string> extends Gated {
  readonly kind: 'choices'
  readonly parameter: string
  readonly column: string
  readonly vocabulary: Vocabulary<Name>
  readonly isMask?: true
}

/** What a home costs a month at the most, and the loan that it is bought with. */
interface MonthlyFilter extends Gated {
  readonly kind: 'monthly'
  readonly parameter: {
    readonly most: string
    readonly rate: string
    readonly years: string
    readonly share: string
  }
  /** EUR. */
  readonly most: number
}

/** Leaves out what has one value of a column, when the parameter is '1'. */
interface ExcludeFilter extends Gated {
  readonly kind: 'exclude'
  readonly parameter: string
  readonly column: string
  readonly id: number
}

/** Any of several places of a level. */
interface PlacesFilter extends Gated {
  readonly kind: 'places'
  readonly parameter: string
  readonly column: string
  readonly level: GeographyLevel
  /** Another name of the specification for the same level. */
  readonly alias?: string
}

/** Within walking distance of any of several stations, or of any station of several lines. */
interface StationsFilter extends Gated {
  readonly kind: 'stations'
  readonly parameter: string
  readonly level: 'metroLine' | 'metro'
}

/**
 * Inside any of several polygons. `isExcluded`: inside none of them.
 * A listing without a shown point is in no area: areas do not find it, and excluded areas do not exclude it,
 * since that would be a guess about what its owner hides.
 */
interface PolygonsFilter extends Gated {
  readonly kind: 'polygons'
  readonly parameter: string
  readonly isExcluded?: true
}

/** Not farther from a point than a radius in metres. */
interface CircleFilter extends Gated {
  readonly kind: 'circle'
  readonly parameter: { readonly centre: string; readonly radius: string }
}

/** Ads of one agency, by its number. */
interface PublisherFilter extends Gated {
  readonly kind: 'publisher'
  readonly parameter: string
  readonly column: string
}

/** Words that the ad's texts must or must not hold. */
interface KeywordFilter extends Gated {
  readonly kind: 'keyword'
  readonly parameter: string
}

export type Filter =
  | RangeFilter
  | LeastFilter
  | MonthlyFilter
  | ChoiceFilter<string>
  | ChoicesFilter<string>
  | ExcludeFilter
  | PlacesFilter
  | StationsFilter
  | PolygonsFilter
  | CircleFilter
  | PublisherFilter
  | KeywordFilter

export const choice = <Parameter extends string, Name extends string>(
  parameter: Parameter,
  column: string,
  vocabulary: Vocabulary<Name>,
  behind: { readonly [Value in Name]?: GatingFlag } = {},
) => ({ kind: 'choice', parameter, column, vocabulary, behind }) as const satisfies ChoiceFilter<Name>
export const choices = <Parameter extends string, Name extends string>(
  parameter: Parameter,
  column: string,
  vocabulary: Vocabulary<Name>,
) => ({ kind: 'choices', parameter, column, vocabulary }) as const satisfies ChoicesFilter<Name>
/** Choices of which "the ad does not say" is one. */
export const stated = <Parameter extends string, Name extends string>(
  parameter: Parameter,
  column: string,
  vocabulary: Vocabulary<Name>,
) => choices(parameter, column, orNotStated(vocabulary))
/** A yes-or-no fact; an ad that does not say is neither. */
export const answer = <Parameter extends string>(parameter: Parameter, column: string) =>
  choices(parameter, column, answers)
export const places = <Parameter extends string>(
  parameter: Parameter,
  column: string,
  level: GeographyLevel,
) => ({ kind: 'places', parameter, column, level }) as const satisfies PlacesFilter
export const stations = <Parameter extends string>(parameter: Parameter, level: StationsFilter['level']) =>
  ({ kind: 'stations', parameter, level }) as const satisfies StationsFilter
export const range = <Min extends string, Max extends string>(
  min: Min,
  max: Max,
  column: string,
  unit: RangeFilter['unit'],
  most: number,
) => ({ kind: 'range', parameter: { min, max }, column, unit, most }) as const satisfies RangeFilter
export const least = <Parameter extends string>(parameter: Parameter, column: string, most: number) =>
  ({ kind: 'least', parameter, column, most }) as const satisfies LeastFilter
