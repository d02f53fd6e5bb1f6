import type { Plugin } from 'vite'

export declare const chunkModules: () => Plugin
