import type { Draft } from '#domain/api/listings/Drafts.ts'
import { photographLimits } from '#domain/listing/photographs.ts'
import { Notice } from '#design-system/feedback/Notice/Notice.tsx'
import { PhotoDropZone } from '#design-system/media/PhotoDropZone/PhotoDropZone.tsx'
import { Stack } from '#design-system/layout/Stack/Stack.tsx'
import { useTexts } from '#app/i18n/TextsContext.ts'
import { usePhotographs } from '../model/usePhotographs.ts'
import { zoneTexts } from '../model/zoneTexts.ts'
import type { StepViewProps } from '../model/StepProps.ts'
import { PlanEditor } from '../plan/PlanEditor.tsx'
import { AdDocuments } from '../views/AdDocuments.tsx'
import { ArrangePhotos } from '../views/ArrangePhotos.tsx'

const limits = {
  types: ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif'],
  maxBytes: photographLimits.bytesMax,
  maxCount: photographLimits.count,
}

/** Photographs: added by drop, paste, file or camera, put in order, each with what it shows and a line; documents; and rooms. */
export function PhotosStep({ draft, frame, setBeforeNext }: StepViewProps) {
  const { t } = useTexts()
  const { listingId } = draft
  if (listingId === null)
    return frame(
      <Notice>
        <p>{t('publish.photos.first')}</p>
      </Notice>,
    )
  return (
    <Stack space="lg">
      <Photographs draft={draft} listingId={listingId} />
      {/* One form with the way on: without script, what was typed goes with it. */}
      {frame(
        hasNoRooms(draft) ? null : (
          <PlanEditor draft={draft} listingId={listingId} setBeforeNext={setBeforeNext} />
        ),
      )}
    </Stack>
  )
}

const hasNoRooms = ({ fields }: Draft): boolean => fields['category'] === 'land'

function Photographs({ draft, listingId }: Pick<StepViewProps, 'draft'> & { listingId: number }) {
  const texts = useTexts()
  const { t } = texts
  const { uploads, add, retry, remove, arrange } = usePhotographs(draft, listingId)
  const { count, sideMin } = photographLimits
  return (
    <Stack space="lg">
      <PhotoDropZone
        label={t('publish.step.photos')}
        description={t('publish.photos.limits', { count, side: sideMin })}
        limits={{ ...limits, maxCount: count - draft.photos.length }}
        uploads={uploads}
        texts={zoneTexts(texts)}
        onAdd={add}
        onRetry={retry}
        onRemove={remove}
      />
      {draft.photos.length > 0 && <ArrangePhotos photos={draft.photos} onArrange={arrange} />}
      <AdDocuments draft={draft} listingId={listingId} />
    </Stack>
  )
}
