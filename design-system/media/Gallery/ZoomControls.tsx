import { ToolButton } from '#design-system/actions/ToolButton/ToolButton.tsx'
import { Badge } from '#design-system/feedback/Badge/Badge.tsx'
import { enlarge } from './Gallery.css.ts'
import type { ZoomTexts } from './GalleryPhoto.ts'
import { type ZoomLevel, zoomed } from './zoomLevels.ts'

export interface ZoomControlsProps {
  zoom: ZoomLevel
  /** So many steps larger. */
  change: (by: number) => void
  texts: ZoomTexts
}

/** Larger and smaller, with the level between them. */
export function ZoomControls({ zoom, change, texts }: ZoomControlsProps) {
  const isLargest = zoomed(zoom, 1) === zoom
  return (
    <span className={enlarge}>
      <ToolButton
        icon="minus"
        label={texts.zoomOut}
        variant="photo"
        unavailable={zoom === 1 ? texts.whole : undefined}
        onPress={() => change(-1)}
      />
      <Badge tone="photo">{texts.level(zoom * 100)}</Badge>
      <ToolButton
        icon="plus"
        label={texts.zoomIn}
        variant="photo"
        unavailable={isLargest ? texts.largest : undefined}
        onPress={() => change(1)}
      />
    </span>
  )
}
