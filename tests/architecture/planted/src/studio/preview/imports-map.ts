import { ReactFlow } from '@xyflow/react'

export const canvas = ReactFlow
