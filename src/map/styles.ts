/** How large a map is written: in the studio, where it can be zoomed, and in a picture, which pages show smaller. */
export interface MapStyle {
  sizes: { title: number; state: number; note: number; route: number }
  rowHeight: number
  noteHeight: number
  /** Notes are wrapped to this width. */
  widestNote: number
  label: { size: number; height: number; width: number }
  spacing: { boxes: number; arrowToBox: number }
}

export const zoomable: MapStyle = {
  sizes: { title: 15, state: 13, note: 11.5, route: 11.5 },
  rowHeight: 22,
  noteHeight: 17,
  widestNote: 270,
  label: { size: 11.5, height: 16, width: 170 },
  spacing: { boxes: 56, arrowToBox: 26 },
}

export const printed: MapStyle = {
  sizes: { title: 17, state: 15, note: 14, route: 14 },
  rowHeight: 25,
  noteHeight: 20,
  widestNote: 250,
  label: { size: 14, height: 19, width: 150 },
  spacing: { boxes: 24, arrowToBox: 16 },
}
