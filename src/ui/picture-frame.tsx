import styled from '@emotion/styled'
import { space } from './tokens.ts'

/** A white background for a picture from outside, which was made for one; no background for a text in its place. */
export const PictureFrame = styled.div(({ theme: { look } }) => ({
  '&:has(img)': {
    display: 'grid',
    placeItems: 'center',
    padding: space(3),
    background: '#ffffff',
    // An outline adds no height, so the skeleton has the same height.
    outline: `1px solid ${look.scheme === 'dark' ? 'transparent' : look.colour.line}`,
    outlineOffset: -1,
    borderRadius: look.radius.control,
  },
}))
