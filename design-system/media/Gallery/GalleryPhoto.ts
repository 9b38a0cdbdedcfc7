import type { PictureProps } from '../Picture/Picture.tsx'

/** A picture of a gallery; its `alt` is unique within it. */
export interface GalleryPhoto extends Pick<PictureProps, 'path' | 'widths' | 'alt' | 'placeholder' | 'fit'> {
  id: string
}

/** All words of a gallery. */
export interface GalleryTexts {
  /** Name of the region: "Photographs of the apartment". */
  label: string
  previous: string
  next: string
  fullScreen: string
  /** Why the full screen did not open: its code failed to load. */
  missing: string
  close: string
  /** "3 of 9" */
  position: (at: number, total: number) => string
  /** Name of the row of small pictures. @default `label` */
  thumbnails?: string
  /** What screen readers call the whole and a part, in the page's language: "carousel", "slide". */
  roles?: { carousel: string; slide: string }
  /** Zoom in the full screen. Without these texts there is none. */
  zoom?: ZoomTexts
}

/** Words of enlarging. */
export interface ZoomTexts {
  zoomIn: string
  zoomOut: string
  /** "150 %" */
  level: (percent: number) => string
  /** Why it goes no further: "As large as it gets". */
  largest: string
  /** "The whole picture is shown" */
  whole: string
}
