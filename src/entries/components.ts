// Generated from src/features.json and widgets/*/components.tsx by `npm run features`: change those, not this.
export * from '../../widgets/cart/components';
export * from '../../widgets/fragments/components';
export * from '../../widgets/notices/components';
export * from '../../widgets/coming-soon/components';
export * from '../../widgets/swatches/components';
export * from '../../widgets/drawer/components';
export * from '../../widgets/search/components';
export * from '../../widgets/social/components';
export * from '../../widgets/consent/components';
export * from '../../widgets/cursor/components';
