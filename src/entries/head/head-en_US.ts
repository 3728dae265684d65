import './texts-en_US';
import './head';
