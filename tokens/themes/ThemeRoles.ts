import type { PaletteName } from '../palette/palette.ts'

/**
 * The purpose of a colour. Components know only these names; a theme that lacks one, or uses a literal colour
 * instead of one of the palette, does not compile.
 */
export type ThemeRoles<Colour = PaletteName> = {
  /** The page. */
  surface: Colour
  /** Surfaces on the page: cards with a border, dialogs, fields, menus. */
  surfaceRaised: Colour
  /** What is set into the page: filter bars, table heads, image wells. */
  surfaceSunken: Colour
  /** Behind a row or quiet control under the pointer. */
  surfaceHover: Colour
  /** The opposite of the page: snackbars and tooltips. */
  surfaceInverse: Colour

  /** Body text and headings. */
  text: Colour
  /** Secondary text and placeholders; still readable as body text. */
  textMuted: Colour
  /** Unavailable options, past days: fainter than all else, and still legible. */
  textDisabled: Colour
  /** Links and quiet actions on any surface. */
  textAction: Colour
  /** Text and icons on `action`. */
  textOnAction: Colour
  /** Text on `actionSoft`. */
  textOnActionSoft: Colour
  /** Text on `surfaceInverse`. */
  textOnInverse: Colour
  /** Links and actions on `surfaceInverse`. */
  textActionOnInverse: Colour

  /** Hairlines that only group; never the sole mark of a control. */
  border: Colour
  /** The outline of a control: at least 3:1. */
  borderStrong: Colour
  /** The edge of a tint; seen in the contrast theme alone, where tints are too faint to hold a shape. */
  tintEdge: Colour

  action: Colour
  actionHover: Colour
  actionPressed: Colour
  actionSoft: Colour
  actionSoftHover: Colour
  /** The focus ring: at least 3:1 on every surface. */
  focus: Colour

  /** A price that fell, an alert. */
  cut: Colour
  cutSoft: Colour
  success: Colour
  successSoft: Colour
  warning: Colour
  warningSoft: Colour
  danger: Colour
  dangerHover: Colour
  dangerSoft: Colour
  /** Text and icons on `danger`. */
  textOnDanger: Colour

  skeleton: Colour
  skeletonShine: Colour
  /** Behind a modal dialog. */
  overlay: Colour
  /** Behind a caption on a photograph. */
  scrim: Colour
  textOnScrim: Colour
  /** The round buttons on a photograph. */
  photoControl: Colour
  textOnPhotoControl: Colour

  mapLand: Colour
  mapWater: Colour
  mapGreen: Colour
  mapRoad: Colour
  mapLabel: Colour
  mapWaterLabel: Colour
}

/** One of several stacked shadows. Lengths in px. */
export interface ShadowLayer {
  readonly x?: number
  readonly y?: number
  readonly blur?: number
  readonly spread?: number
  readonly color: PaletteName
}

/** Shadows belong to the theme: on dark surfaces they carry more black and less spread. */
export type ThemeShadows<Shadow = readonly ShadowLayer[]> = {
  /** Controls lying on a photograph or the map. */
  raised: Shadow
  /** Menus, popovers. */
  floating: Shadow
  /** Dialogs, snackbars. */
  overlay: Shadow
}

export interface Theme {
  /** What the browser draws itself: scroll bars, date pickers. */
  colorScheme: 'light' | 'dark'
  color: ThemeRoles
  shadow: ThemeShadows
}
