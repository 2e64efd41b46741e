import styled from '@emotion/styled'
import { space } from './tokens.ts'

/** White paper for a picture from outside, which may have any colours but was drawn for that; none round words in its place. */
export const PictureFrame = styled.div(({ theme: { look } }) => ({
  '&:has(img)': {
    display: 'grid',
    placeItems: 'center',
    padding: space(3),
    background: '#ffffff',
    // Takes no room, so that the skeleton is as high.
    outline: `1px solid ${look.scheme === 'dark' ? 'transparent' : look.colour.line}`,
    outlineOffset: -1,
    borderRadius: look.radius.control,
  },
}))
