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
}

/** Enough to show what was chosen when; storage does not grow. */
const CHOICES_MAX = 20

const { iabVersion } = constants.consent

let agreed: readonly Purpose[] = []
const listeners = new Set<() => void>()

/** What is agreed to now. The same array until it changes. */
export const agreedPurposes = (): readonly Purpose[] => agreed

export const hasAgreed = (purpose: Purpose): boolean => agreed.includes(purpose)

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
  return [{ at, version, agreed: purposes.filter((purpose) => names.includes(purpose)) }]
}

/** The choice that holds; undefined where the visitor has to be asked. */
const standing = (): Choice | undefined => {
  const [last] = choices()
  return last?.version === iabVersion ? last : undefined
}

/** Reads the stored choice. Returns whether there is one. */
export function readConsent(): boolean {
  const choice = standing()
  set(choice?.agreed ?? [])
  return choice !== undefined
}

/** Stores a choice and acts on it at once. Where nothing can be stored it holds until the page is left. */
export function choose(chosen: readonly Purpose[], now = new Date()): void {
  const choice: Choice = { at: now.toISOString(), version: iabVersion, agreed: chosen }
  localStore().setItem(storedKeys.consent, JSON.stringify([choice, ...choices()].slice(0, CHOICES_MAX)))
  set(chosen)
}

function set(next: readonly Purpose[]): void {
  if (next.join() === agreed.join()) return
  agreed = next
  for (const listener of listeners) listener()
}
