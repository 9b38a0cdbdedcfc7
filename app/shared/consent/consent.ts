/**
 * What the visitor of this browser agreed to. It starts empty, is read when the dialog is ready, and tells listeners of
 * every change (specification section 4). Choices are kept with their time, the last ones first.
 */
import { constants } from '#domain/constants.ts'
import { type Purpose, purposes } from '#domain/site.ts'
import { localStore } from '../storage/safeStorage.ts'
import { storedKeys } from '../storage/storedKeys.ts'

export interface Choice {
  /** ISO 8601. */
  readonly at: string
  /** Of the framework that choices are worded in: a choice under another one is asked again. */
  readonly version: number
  readonly agreed: readonly Purpose[]
  /** What companies may do, as IAB's string (TCF 2.3); only where companies are configured. */
  readonly tc?: string
}

/** Enough to show what was chosen when; storage does not grow. */
const CHOICES_MAX = 20

const { iabVersion } = constants.consent

let agreed: readonly Purpose[] = []
let tcString: string | undefined
const listeners = new Set<() => void>()

/** What is agreed to now. The same array until it changes. */
export const agreedPurposes = (): readonly Purpose[] => agreed

export const hasAgreed = (purpose: Purpose): boolean => agreed.includes(purpose)

/** What companies may do now; undefined where nothing was chosen about them. */
export const agreedTc = (): string | undefined => tcString

/** Calls back after each change; returns what ends it. */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** All choices of this browser, the last one first. */
export function choices(): readonly Choice[] {
  try {
    const stored: unknown = JSON.parse(localStore().getItem(storedKeys.consent) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(choiceOf) : []
  } catch {
    return []
  }
}

function choiceOf(value: unknown): readonly Choice[] {
  if (typeof value !== 'object' || value === null || !('at' in value) || !('agreed' in value)) return []
  const { at, agreed: names } = value
  if (typeof at !== 'string' || !Array.isArray(names)) return []
  const version = 'version' in value && typeof value.version === 'number' ? value.version : 0
  const tc = 'tc' in value && typeof value.tc === 'string' ? { tc: value.tc } : {}
  return [{ at, version, agreed: purposes.filter((purpose) => names.includes(purpose)), ...tc }]
}

/** Whether the string of a choice can be read, and is about all who are asked about now. */
type CanRead = (tc: string | undefined) => boolean

/** The choice that holds; undefined where the visitor has to be asked. */
const storedChoice = (canRead: CanRead): Choice | undefined => {
  const [last] = choices()
  return last?.version === iabVersion && canRead(last.tc) ? last : undefined
}

/** Reads the stored choice. Returns whether there is one. */
export function readConsent(canRead: CanRead = () => true): boolean {
  const choice = storedChoice(canRead)
  set(choice?.agreed ?? [], choice?.tc)
  return choice !== undefined
}

/**
 * Stores a choice and acts on it at once; what companies may do stays as it is, unless it is given. Where nothing can be
 * stored it holds until the page is left.
 */
export function choose(chosen: readonly Purpose[], tc = tcString): void {
  const choice: Choice = {
    at: new Date().toISOString(),
    version: iabVersion,
    agreed: chosen,
    ...(tc !== undefined && { tc }),
  }
  localStore().setItem(storedKeys.consent, JSON.stringify([choice, ...choices()].slice(0, CHOICES_MAX)))
  set(chosen, tc)
}

function set(next: readonly Purpose[], tc: string | undefined): void {
  if (next.join() === agreed.join() && tc === tcString) return
  if (next.join() !== agreed.join()) agreed = next
  tcString = tc
  for (const listener of listeners) listener()
}
