/** Where ads are written: the address of each step, and the form that saves it without script. */
import { routePath } from '../routes.ts'
import { isStep, type StepName } from './stepNames.ts'

export const publishPath = routePath('publishAd')

/** A step of a draft, in the default language; other languages put `/xx` before it. */
export const stepPath = (draft: number, step: StepName): string => `${publishPath}${draft}/${step}/`

/** What a path is of: the page where one begins, or a step of a draft; undefined for any other path. */
export function readPublishPath(
  path: string,
): { readonly draft?: number; readonly step?: StepName } | undefined {
  if (path === publishPath) return {}
  if (!path.startsWith(publishPath)) return undefined
  const [, draft, step = ''] = /^([1-9]\d{0,8})\/([a-z]+)\/$/.exec(path.slice(publishPath.length)) ?? []
  return draft !== undefined && isStep(step) ? { draft: Number(draft), step } : undefined
}

export const ownAdsPath = routePath('publishedAds')

/** Where one's own ad is changed, in the default language. */
export const editPath = (id: number): string => routePath('editAd').replace('{id}', String(id))

const editPattern = new RegExp(`^${routePath('editAd').replace('{id}', String.raw`([1-9]\d{0,8})`)}/?$`)

/** The ad that a path changes; undefined for any other path. */
export function readEditPath(path: string): { readonly id: number } | undefined {
  const id = editPattern.exec(path)?.[1]
  return id === undefined ? undefined : { id: Number(id) }
}

export const publishFormPath = '/api-next/listings/act/'

export const publishActs = [
  'start',
  'open',
  'save',
  'publish',
  'anotherHome',
  'part',
  'join',
  'remove',
  'status',
  'answer',
] as const
export type PublishAct = (typeof publishActs)[number]

/** Before the name of a field of a draft, in forms. */
export const fieldPrefix = 'f.'

/** Parameters of a step's address: what a form without script was answered with, and the place that is looked for. */
export const publishParameters = { refused: 'refused', sought: 'q' } as const
