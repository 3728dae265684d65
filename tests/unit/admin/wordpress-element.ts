/** What WordPress' own React has and the owner's screens use. */
export { Fragment, createElement, useEffect, useMemo, useReducer, useRef, useState } from 'react';
export { createRoot } from 'react-dom/client';
