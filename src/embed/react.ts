/** React hook and component over the core. */
import { createElement, type HTMLAttributes, type ReactElement, useEffect, useInsertionEffect, useRef, useState, useSyncExternalStore } from 'react'
import { create, type TielineLink, type TielineOptions } from './index.ts'
