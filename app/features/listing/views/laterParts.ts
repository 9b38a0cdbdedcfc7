import type { ReactNode } from 'react'
import type { ListingDetail } from '#domain/listing/ListingDetail.ts'
import { lazyView } from '#app/shell/lazyView.tsx'

type Code = typeof import('./laterCode.ts')

const later = <Props extends object>(pick: (code: Code) => (props: Props) => ReactNode) =>
  lazyView<Props>(
    'app/features/listing/views/laterCode.ts',
    async () => pick(await import('./laterCode.ts')),
    ['listing', 'shared'],
  )

/*
 * What lies below the first window: the server writes it, and its code comes after the page's. One chunk.
 */
export const questions = later<{ listing: ListingDetail }>(({ Questions }) => Questions)
export const similarHomes = later<{ id: number }>(({ SimilarHomes }) => SimilarHomes)
