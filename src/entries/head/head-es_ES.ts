import './texts-es_ES';
import './head';
