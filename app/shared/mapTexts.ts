/** The words that every map of the portal needs. */
import type { MapControlsProps } from '#design-system/map/MapControls/MapControls.tsx'
import type { MapFrameProps } from '#design-system/map/MapFrame/MapFrame.tsx'
import type { Translate } from '#app/i18n/texts.ts'

export const mapFrameTexts = (t: Translate): MapFrameProps['texts'] => ({
  loading: t('map.loading'),
  loaded: t('map.loaded'),
  failed: t('map.failed'),
  failedHelp: t('map.failed.help'),
  retry: t('map.retry'),
  plain: t('map.plain'),
})

export const mapControlTexts = (t: Translate): MapControlsProps['texts'] => ({
  label: t('map.controls'),
  groups: { zoom: t('map.controls.zoom'), move: t('map.controls.move'), view: t('map.controls.look') },
  controls: {
    zoomIn: t('map.zoomIn'),
    zoomOut: t('map.zoomOut'),
    north: t('map.north'),
    west: t('map.west'),
    east: t('map.east'),
    south: t('map.south'),
    locate: t('map.locate'),
    fullScreen: t('map.fullScreen'),
    reset: t('map.reset'),
  },
  exitFullScreen: t('map.fullScreen.exit'),
})
