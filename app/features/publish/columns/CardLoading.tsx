import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'

/** Keeps the room of a listing's card: photograph, price, what it is, where. */
export function CardLoading() {
  return (
    <Stack space="xs">
      <Skeleton shape="cardPhoto" />
      <Skeleton shape="title" width="half" />
      <Skeleton width="most" />
      <Skeleton width="third" />
    </Stack>
  )
}
