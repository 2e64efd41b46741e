import styled from '@emotion/styled'
import { space } from './tokens.ts'

/** White paper for a picture from outside, which may have any colours but was drawn for that; none round words in its place. */
export const PictureFrame = styled.div(({ theme: { look } }) => ({
  '&:has(img)': {
    display: 'grid',
    placeItems: 'center',
    padding: space(3),
    background: '#ffffff',
    border: `1px solid ${look.colour.line}`,
    borderRadius: look.radius.control,
  },
}))
