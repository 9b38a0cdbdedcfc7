/** What the operator says of a portal, as pages know it. */
import type { Vendors } from './consent/vendors.ts'

/** Who runs the portal, and answers for the personal data in it (GDPR, article 13). */
export interface Operator {
  /** Of the person or company. */
  readonly name: string
  /** Postal address, in one line. */
  readonly address: string
}

/** Services that need the consent of a visitor. */
export interface Services {
  /** The key that measured events are sent under. */
  readonly writeKey?: string
  /** The share of visits to the messages that may be recorded, between 0 and 1; undefined where none is. */
  readonly replay?: number
  /** Addresses of scripts of others: a tag manager, the pixel of a social network. */
  readonly others?: readonly string[]
  /** A change of page without a choice counts as agreement to all. */
  readonly agreesByRouteChange?: true
  /** Companies that visitors are asked about one by one; undefined where there are none. */
  readonly vendors?: Vendors
}

export interface Site {
  readonly operator?: Operator | undefined
  /** Undefined where no service needs consent. */
  readonly services?: Services | undefined
  /** The key under which pages follow flags that the operator switches; undefined where they do not. */
  readonly flagsKey?: string
  /** The public key that browsers are pushed alerts under; undefined where none are. */
  readonly pushKey?: string
  /** How soon pages load is measured. */
  readonly hasVitals?: true
}

/** What consent is asked for, one by one. */
export const purposes = ['measure', 'replay', 'others'] as const
export type Purpose = (typeof purposes)[number]

/** The purposes of the services that are configured. */
export const purposesOf = ({ writeKey, replay, others }: Services): readonly Purpose[] => [
  ...(writeKey === undefined ? [] : (['measure'] as const)),
  ...(replay === undefined ? [] : (['replay'] as const)),
  ...(others === undefined ? [] : (['others'] as const)),
]
