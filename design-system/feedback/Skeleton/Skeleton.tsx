import { skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  /** The shape of the content to come. @default 'text' */
  shape?: 'text' | 'title' | 'photo' | 'cardPhoto' | 'wide' | 'field' | 'circle'
  /** @default 'full' */
  width?: 'full' | 'most' | 'half' | 'third'
}

/** Holds the place of something that is loading. Hidden from assistive technology: announce the wait instead. */
export function Skeleton({ shape = 'text', width = 'full' }: SkeletonProps) {
  return <span aria-hidden="true" data-skeleton="" className={skeleton({ shape, width })} />
}
