import type { HeadingLevel } from '#design-system/foundations/Heading/Heading.tsx'
import { Text } from '#design-system/foundations/Text/Text.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { ListingCard } from '#app/shared/ListingCard/ListingCard.tsx'
import { sinceWords } from '../model/sinceWords.ts'
import { GoneHome } from './GoneHome.tsx'
import { acts } from './HomeOfGroup.css.ts'
import type { HomeExtrasProps } from './HomeExtras.tsx'
import { homeExtras } from '../views/laterViews.ts'
import { MovedNotice } from './MovedNotice.tsx'
import { StageField } from './StageField.tsx'

export interface HomeOfGroupProps extends HomeExtrasProps {
  titleLevel: HeadingLevel
}

/** A home of a group: its card, what became of its price, and what the group says and does about it. */
export function HomeOfGroup({ titleLevel, ...home }: HomeOfGroupProps) {
  const texts = useTexts()
  const { group, item } = home
  return (
    <Stack space="xs">
      {item.card ? (
        <ListingCard
          listing={item.card}
          titleLevel={titleLevel}
          note={
            <Text size="small" tone="muted">
              {sinceWords(texts, item)}
            </Text>
          }
        />
      ) : (
        <GoneHome item={item} titleLevel={titleLevel} />
      )}
      <MovedNotice group={group} item={item} />
      <div className={acts}>
        <StageField group={group} item={item} />
        <homeExtras.Part {...home} />
      </div>
    </Stack>
  )
}
