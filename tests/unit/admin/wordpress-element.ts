/** What WordPress' own React has and the owner's screens use. */
export { createElement, useEffect, useMemo, useReducer, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
